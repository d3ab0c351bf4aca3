import classes from './Wordmark.module.css'

/** The logo (1.875rem, rules §9) and the name, which is the only text in the font Comfortaa. */
export const Wordmark = ({ markOnly = false }: { markOnly?: boolean }) => (
  <span className={classes.wordmark}>
    <svg width="1.875rem" height="1.875rem" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--qb-accent)" />
      <path d="M9 9h6v6H9zM17 17h3.6l3.9 3.9-2.6 2.6-4.9-4.9z" fill="var(--qb-on-accent)" />
      <path d="M17 9h6v6h-6zM9 17h6v6H9z" fill="var(--qb-on-accent)" opacity=".45" />
    </svg>
    {!markOnly && <span className={classes.name}>questboard</span>}
  </span>
)
