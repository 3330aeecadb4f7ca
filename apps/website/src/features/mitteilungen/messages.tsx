import type { Pushangebot } from '@kurstadt/contract'
import { aboPfade } from '@kurstadt/contract/abo-paths'
import { erinnerungszeiten } from '@kurstadt/contract/abos'
import { useId } from 'react'
import { useSprache } from '../../i18n/index.ts'
import { noteClass, softClass } from '../../ui/column/index.ts'
import { Checkbox, ChoiceGroup, SelectField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { timeInWords, useReminderTexts } from '../erinnerung/index.ts'
import styles from './messages.module.css'
import { useMessageTexts } from './texts.ts'

/** The way by mail, for whoever gets no messages on this device. */
function ByMail() {
  const words = useMessageTexts()
  return (
    <>
      <p>{words.mail}</p>
      <ul className={styles.list}>
        <li>
          <Link href={aboPfade.erinnern[useSprache()]}>{words.mailAbfuhr}</Link>
        </li>
        <li>
          <Link href={aboPfade.bekanntmachungen}>{words.mailBekannt}</Link>
        </li>
      </ul>
    </>
  )
}

/** Which street is meant: the one that this browser remembers, or where it is to remember one. */
function OwnStreet({ kalender }: Pick<Pushangebot, 'kalender'>) {
  const words = useMessageTexts()
  return (
    <>
      {words.abfallMehr}{' '}
      <span data-part="strasse" hidden>
        {words.strasse}
        <strong />
      </span>
      {kalender !== null && (
        <span data-part="keine-strasse">
          {words.keineStrasse} <Link href={kalender}>{words.kalender}</Link>
        </span>
      )}
    </>
  )
}

/** Collections of the own street, and at which hour they are reminded of. */
function Collections({ id, kalender }: { id: string; kalender: string }) {
  const words = useMessageTexts()
  const times = useReminderTexts()
  return (
    <>
      <Checkbox
        id={`${id}-abfall`}
        name="abfall"
        label={words.abfall}
        hint={<OwnStreet kalender={kalender} />}
      />
      <SelectField
        id={`${id}-zeit`}
        name="zeit"
        label={words.zeit}
        options={erinnerungszeiten.map((value) => ({ value, label: timeInWords(value, times) }))}
        defaultValue="abend-18"
      />
    </>
  )
}

function Choices({ angebot }: { angebot: Pushangebot }) {
  const words = useMessageTexts()
  const id = useId()
  const { kalender, rubriken } = angebot
  return (
    <fieldset className={styles.choices}>
      <legend>{words.frage}</legend>
      <Checkbox
        id={`${id}-hinweise`}
        name="hinweise"
        label={words.hinweise}
        hint={words.hinweiseMehr}
      />
      {kalender !== null && <Collections id={id} kalender={kalender} />}
      {rubriken.length > 0 && (
        <ChoiceGroup
          id={`${id}-rubriken`}
          name="rubriken"
          kind="checkbox"
          label={words.rubrik}
          hint={words.rubrikMehr}
          options={rubriken.map((one) => ({ value: String(one.id), label: one.rubrik }))}
        />
      )}
    </fieldset>
  )
}

/**
 * Messages on this device (spec 2.6): what one gets is chosen first, and only then the browser asks.
 * Without JavaScript, without push or where it is forbidden there is the way by mail.
 */
export function Messages({ angebot }: { angebot: Pushangebot | null }) {
  const words = useMessageTexts()
  const sprache = useSprache()
  if (angebot === null) return <p>{words.weg}</p>
  return (
    <div
      className={styles.part}
      data-behaviour="mitteilungen"
      data-schluessel={angebot.schluessel}
      data-sprache={sprache}
      data-stand={JSON.stringify(words.stand)}
    >
      <div data-part="ohne" className={styles.without}>
        <p data-part="warum" tabIndex={-1} data-verboten={words.verboten}>
          {words.ohne}
        </p>
        <ByMail />
      </div>
      <form data-part="wahl" className={styles.form} hidden>
        <p data-part="stand" role="status" className={noteClass} />
        <p data-part="gewaehlt" data-worte={words.gewaehlt} hidden />
        <Choices angebot={angebot} />
        <p className={styles.buttons}>
          <Button type="submit" data-ein={words.ein} data-sichern={words.sichern}>
            {words.ein}
          </Button>
          <Button type="button" look="quiet" data-part="aus" hidden>
            {words.aus}
          </Button>
        </p>
        <p className={softClass}>
          {words.frageDanach} {words.datenschutz}{' '}
          <Link href={words.datenschutzHref}>{words.datenschutzLink}</Link>
        </p>
      </form>
    </div>
  )
}
