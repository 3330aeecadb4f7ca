import { useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { useBergbahnTexts } from './texts.ts'

/** The timetables as a file to print, made of the same data. */
export function TimetableLink() {
  const words = useBergbahnTexts()
  return <Link href={`/${useSprache()}/fahrplaene.pdf`}>{words.pdf}</Link>
}
