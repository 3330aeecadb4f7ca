import type { Veranstaltung } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'

/** Says that an event will not be as announced; nothing while it is planned. */
export function StatusBadge({ status }: Pick<Veranstaltung, 'status'>) {
  const { veranstaltungen } = useTexts()
  if (status === 'geplant') return null
  const tone = status === 'abgesagt' ? 'warn' : 'note'
  return <Badge tone={tone}>{veranstaltungen.status[status]}</Badge>
}
