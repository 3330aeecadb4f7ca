import type { SitzungDoc } from '../../../payload-types.ts'

/** How far the minutes are for somebody; null where there are none for them. */
export function minutesFor(
  { niederschrift }: Pick<SitzungDoc, 'niederschrift'>,
  isInsider: boolean,
): 'entwurf' | 'genehmigt' | null {
  if (niederschrift === 'oeffentlich') return 'genehmigt'
  if (!(isInsider && niederschrift) || niederschrift === 'offen') return null
  return niederschrift
}
