import classes from './papers.module.css'

type Props = { path: string; label: string; children: string }

export const DownloadLink = ({ path, label, children }: Props) => (
  <a href={`/api/documents/${path}`} download aria-label={label} title={label} className={classes.download}>
    {children}
  </a>
)
