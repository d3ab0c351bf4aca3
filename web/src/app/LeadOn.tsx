import { Navigate, useLocation } from 'react-router'

/**
 * Redirects on every visit. Without a new key, React would reuse the element when the user returns quickly, and
 * `Navigate` would not redirect again.
 */
export const LeadOn = ({ to }: { to: string }) => <Navigate key={useLocation().key} to={to} replace />
