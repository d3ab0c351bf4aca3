import { PanelsSkeleton } from '../../components/Skeletons.tsx'

/** As high as the checklist is beside the menu and the panel. */
export const FirstStepsSkeleton = () => <PanelsSkeleton heights={['27rem']} />
