import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { Link, useHref } from 'react-router'
import { observeLink } from '../lib/prefetch.ts'

type Props = Omit<ComponentPropsWithRef<typeof Link>, 'ref' | 'to'> & { to: string }

/** An internal link. Prefetches its screen when the link comes within 200 px of the visible area. */
export const AppLink = ({ to, ...rest }: Props) => {
  const element = useRef<HTMLAnchorElement>(null)
  const href = useHref(to)
  useEffect(() => (element.current ? observeLink(element.current, href) : undefined), [href])
  return <Link ref={element} to={to} {...rest} />
}
