import { Navigate, useLocation } from 'react-router'

/**
 * Leads on from this address for every visit of it anew: one that comes back before the last visit's way on was drawn
 * would otherwise find the same element there, which has done its work.
 */
export const LeadOn = ({ to }: { to: string }) => <Navigate key={useLocation().key} to={to} replace />
