import type { OutgoingFault } from '../../platform/outgoing/index.ts'

/** Why a camera gave no new picture, as it is kept for its form. */
export type ShotFault = OutgoingFault | 'no-picture' | 'unchanged' | 'store'
