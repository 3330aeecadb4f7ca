import { framePaths } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { accessTexts } from './texts.ts'

const { leichteSprache, gebaerdensprache } = framePaths.access.de

/** The ways to Leichte Sprache and sign language on every German page (BITV 2.0 § 4). */
export function AccessLinks() {
  if (useSprache() !== 'de') return null
  return (
    <>
      <Link href={leichteSprache}>
        <Icon name="easy-read" />
        {accessTexts.easyRead}
      </Link>
      <Link href={gebaerdensprache}>
        <Icon name="sign-language" />
        {accessTexts.signLanguage}
      </Link>
    </>
  )
}
