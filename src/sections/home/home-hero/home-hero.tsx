import { Icon } from '#src/components/icon/icon.tsx';
import { MotionButton } from '#src/components/motion-button/motion-button.tsx';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import { HeroSlide, type Slide } from './hero-slide.tsx';
import styles from './home-hero.module.css';

const labels = content.labels.hero;

/** 'Our Services': a list that opens upwards, by hover, focus or click. */
const ServicesMenu = () => (
  <div className={styles.menu} data-services-menu data-branch data-screen-only>
    <button
      className={styles.toggle}
      data-text="name"
      type="button"
      aria-expanded="false"
      aria-controls="services-menu"
    >
      <Icon name="menu-2" />
      {labels.services}
    </button>
    <ul className={styles.list} data-ground="light" id="services-menu">
      {content.navigation.hero.map(({ label, page }) => (
        <li key={page}>
          <a className={styles.link} data-text="name" href={addressOf(page)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

/**
 * The opening of the home page: two slides that cross-fade, the services menu and the controls of the slides.
 * Without script the first slide stands.
 */
export const HomeHero = ({ slides }: { slides: readonly Slide[] }) => (
  <div className={styles.hero} id="home" data-ground="ink" data-slides>
    {slides.map((slide, index) => (
      <HeroSlide key={slide.line} {...slide} first={index === 0} />
    ))}
    <div className={styles.dock}>
      <ServicesMenu />
      <div className={styles.pager} data-slide-controls data-needs-script>
        <button type="button" data-control aria-label={labels.previous} data-step="-1">
          <Icon name="chevron-left" size="small" />
        </button>
        <ol className={styles.marks} data-text="label" aria-hidden="true">
          {slides.map((slide, index) => (
            <li key={slide.line} data-mark data-current={index === 0 || undefined}>
              {index + 1}
            </li>
          ))}
        </ol>
        <button type="button" data-control aria-label={labels.next} data-step="1">
          <Icon name="chevron-right" size="small" />
        </button>
        <MotionButton labels={labels} />
      </div>
    </div>
  </div>
);
