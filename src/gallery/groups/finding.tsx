import { CatalogueSearch } from '#src/sections/catalogue-search/catalogue-search.tsx';
import { ServicesMenu } from '#src/sections/home-hero/services-menu.tsx';
import { PageContents } from '#src/sections/page-contents/page-contents.tsx';
import { Header } from '#src/site/header/header.tsx';
import { links } from '../fixture/entries.ts';
import { headerLabels, menu, search as searchLink } from '../fixture/menu.ts';
import { firm, searchLabels } from '../fixture/words.ts';
import { Group, Specimen } from '../specimen.tsx';
import styles from './finding.module.css';

const header = (
  <Header menu={menu} brand={firm} labels={headerLabels} search={searchLink} foot={links(4)} over={false} />
);
const search = <CatalogueSearch labels={searchLabels} total={14} offers={[]} />;
const services = <ServicesMenu label="Services" links={links(6)} />;

/** What leads to pages and to their parts, opened. The header's menus hang from it on wide screens alone. */
export const Finding = () => (
  <Group name="finding">
    <Specimen name="header, an entry" wide force={{ state: 'hover', target: 'li:nth-child(3) > div' }}>
      {header}
    </Specimen>
    <Specimen name="header, an entry" wide force={{ state: 'focus', target: 'nav a' }}>
      {header}
    </Specimen>
    <Specimen name="header, About" wide force={{ state: 'pressed', target: '[aria-controls="menu-About"]' }}>
      <div className={styles.dropdown}>{header}</div>
    </Specimen>
    <Specimen
      name="header, Services and a flyout"
      wide
      force={{ state: 'pressed', target: '[aria-controls="menu-Services"], [aria-controls="menu-ISO"]' }}
    >
      <div className={styles.dropdown}>{header}</div>
    </Specimen>
    <Specimen name="services-menu" ground="ink">
      {services}
    </Specimen>
    <Specimen name="services-menu" wide ground="ink" force={{ state: 'pressed', target: 'button' }}>
      <div className={styles.upwards}>{services}</div>
    </Specimen>
    <Specimen name="page-contents, its second section in view" wide>
      <PageContents
        label="On this page"
        sections={links(5).map(({ label, href }) => ({ id: href.slice(1), heading: label }))}
        layout="bar"
      />
    </Specimen>
    <Specimen name="catalogue-search without a match" wide ground="ink">
      {search}
    </Specimen>
    <Specimen name="catalogue-search" wide ground="ink">
      {search}
    </Specimen>
    <Specimen name="catalogue-search" wide ground="ink" force={{ state: 'focus', target: 'input' }}>
      {search}
    </Specimen>
  </Group>
);
