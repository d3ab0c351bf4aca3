import { PanelsSkeleton } from '../../components/Skeletons.tsx'

/** As high as the checklist between the menu and the panel. */
export const FirstStepsSkeleton = () => <PanelsSkeleton heights={['27rem']} />
