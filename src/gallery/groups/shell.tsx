import { Breadcrumbs } from '#src/components/breadcrumbs/breadcrumbs.tsx';
import { ContactBand } from '#src/site/contact-band/contact-band.tsx';
import { Footer } from '#src/site/footer/footer.tsx';
import { Header } from '#src/site/header/header.tsx';
import { TopBar } from '#src/site/top-bar/top-bar.tsx';
import { links } from '../fixture/entries.ts';
import { headerLabels, menu, search } from '../fixture/menu.ts';
import { firm, labels } from '../fixture/words.ts';
import { Group, Specimen } from '../specimen.tsx';
import styles from './shell.module.css';

const hours = [{ days: 'Monday to Friday', span: '9 to 5' }];

/** What every page has around its content. */
export const Shell = () => (
  <Group name="shell">
    <Specimen name="top-bar" wide>
      <TopBar firm={firm} labels={labels} />
    </Specimen>
    <Specimen name="header" wide>
      <Header menu={menu} brand={firm} labels={headerLabels} search={search} foot={links(4)} over={false} />
    </Specimen>
    <Specimen name="header over an opening" wide ground="ink">
      <div className={styles.opening}>
        <Header menu={menu} brand={firm} labels={headerLabels} search={search} foot={links(4)} over />
      </div>
    </Specimen>
    <Specimen name="breadcrumbs" wide ground="ink">
      <Breadcrumbs label="You are here" trail={links(3).map(({ label, href }) => ({ name: label, href }))} />
    </Specimen>
    <Specimen name="contact-band" wide>
      <ContactBand
        firm={firm}
        hours={hours}
        labels={labels}
        heading={labels.contactBand.heading}
        pageTitle=""
      />
    </Specimen>
    <Specimen name="contact-band, its number" wide force={{ state: 'hover', target: 'a' }}>
      <ContactBand
        firm={firm}
        hours={hours}
        labels={labels}
        heading={labels.contactBand.heading}
        pageTitle=""
      />
    </Specimen>
    <Specimen name="footer" wide>
      <Footer
        firm={firm}
        labels={labels}
        legal={links(2)}
        tools={links(2)}
        services={links(6)}
        hasSamples
        brandHref="#top"
      />
    </Specimen>
  </Group>
);
