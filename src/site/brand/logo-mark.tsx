/** The firm's mark: a sheet of 1:√2, halved and halved again. */
export const LogoMark = () => (
  <svg viewBox="0 0 38 54" aria-hidden="true">
    <path fill="#0f4c8a" d="M0 0h38v53.7H0z" />
    <path fill="#1f6fb8" d="M0 0h38v26.9H0z" />
    <path fill="#8fd0f5" d="M0 26.9h19v26.8H0z" />
    <path fill="#f2a31b" d="M19 40.3h19v13.4H19z" />
  </svg>
);
