import { useSprache } from '../../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { Choice, ChoiceList } from './index.ts'

const words = {
  de: { list: 'Liste', month: 'Monat', inns: 'Gasthöfe', doctors: 'Ärzte', away: '(entfernen)' },
  en: { list: 'List', month: 'Month', inns: 'Inns', doctors: 'Doctors', away: '(remove)' },
}

function Views() {
  const { list, month } = words[useSprache()]
  return (
    <ChoiceList>
      <li>
        <Choice href="?" isCurrent>
          <Icon name="menu" />
          {list}
        </Choice>
      </li>
      <li>
        <Choice href="?monat=2027-06">
          <Icon name="kalender" />
          {month}
        </Choice>
      </li>
    </ChoiceList>
  )
}

function Counted() {
  const { inns, doctors, away } = words[useSprache()]
  return (
    <ChoiceList>
      <li>
        <Choice href="?rubrik_id=12" count={9}>
          {inns}
        </Choice>
      </li>
      <li>
        <Choice href="?" isCurrent removal={away}>
          {doctors}
        </Choice>
      </li>
    </ChoiceList>
  )
}

function LongWords() {
  return (
    <ChoiceList>
      <li>
        <Choice href="?" count={1}>
          Fahrgastschifffahrtsgesellschaften und Hochgebirgswandervereinsgeschäftsstellen
        </Choice>
      </li>
    </ChoiceList>
  )
}

/** Named examples of choices. */
export const examples = { views: Views, counted: Counted, 'long-words': LongWords }
