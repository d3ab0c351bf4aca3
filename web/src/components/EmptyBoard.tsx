/** The one illustration: an empty board, drawn in the theme's own lines (3rem, spec §9). */
export const EmptyBoard = () => (
  <svg width="3rem" height="3rem" viewBox="0 0 48 48" fill="none" aria-hidden="true">
    <rect
      x="5"
      y="8"
      width="38"
      height="32"
      rx="5"
      fill="var(--qb-sunken)"
      stroke="var(--qb-line)"
      strokeWidth="2"
    />
    <rect
      x="11"
      y="14"
      width="11"
      height="9"
      rx="2"
      stroke="var(--qb-line-strong)"
      strokeWidth="2"
      strokeDasharray="3 3"
    />
    <rect x="26" y="14" width="11" height="9" rx="2" fill="var(--qb-accent)" opacity=".85" />
    <path d="M11 29h26M11 34h16" stroke="var(--qb-line-strong)" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
