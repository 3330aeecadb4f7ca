import { useSprache } from '../../i18n/index.ts'
import { Button } from '../push-button/index.ts'
import { Checkbox, ChoiceGroup, ErrorSummary, SelectField, TextArea, TextField } from './index.ts'

const words = {
  de: {
    vorname: 'Vorname',
    email: 'E-Mail-Adresse',
    emailHint: 'Nur für die Antwort auf Ihre Anfrage.',
    telefon: 'Telefon',
    personen: 'Anzahl der Personen',
    termin: 'Termin',
    uhrzeit: 'Uhrzeit',
    fuehrung: 'Führung',
    fuehrungen: ['Durch die Altstadt', 'Auf dem Quellenweg', 'Nachtwächterrunde'],
    bemerkung: 'Bemerkung',
    bemerkungHint: 'Zum Beispiel, ob jemand nicht gut zu Fuß ist.',
    anrede: 'Wie sollen wir antworten?',
    antworten: ['Per E-Mail', 'Am Telefon', 'Mit der Post'],
    postHint: 'Dann brauchen wir auch Ihre Anschrift.',
    abfall: 'Woran sollen wir erinnern?',
    tonnen: ['Restmüll', 'Biotonne', 'Papier'],
    consent: (
      <>
        Ich habe die <a href="/de/datenschutz/">Hinweise zum Datenschutz</a> gelesen und bin
        einverstanden.
      </>
    ),
    send: 'Anfrage absenden',
    vornameError: 'Bitte geben Sie Ihren Vornamen an.',
    emailError: 'Bitte geben Sie eine gültige Adresse an, zum Beispiel name@beispiel.example.',
    choiceError: 'Bitte wählen Sie aus, wie wir antworten sollen.',
    consentError: 'Bitte stimmen Sie zu, damit wir antworten dürfen.',
    select: 'Bitte wählen Sie ein Jahr aus',
  },
  en: {
    vorname: 'First name',
    email: 'Email address',
    emailHint: 'Only used to answer your request.',
    telefon: 'Telephone',
    personen: 'Number of people',
    termin: 'Date',
    uhrzeit: 'Time',
    fuehrung: 'Tour',
    fuehrungen: ['Through the old town', 'Along the springs', 'With the night watchman'],
    bemerkung: 'Remarks',
    bemerkungHint: 'For example whether somebody finds walking difficult.',
    anrede: 'How shall we reply?',
    antworten: ['By email', 'By telephone', 'By post'],
    postHint: 'We will then need your address too.',
    abfall: 'What shall we remind you of?',
    tonnen: ['Residual waste', 'Organic waste', 'Paper'],
    consent: (
      <>
        I have read the <a href="/en/privacy/">privacy notice</a> and agree.
      </>
    ),
    send: 'Send request',
    vornameError: 'Please enter your first name.',
    emailError: 'Please enter a valid address, for example name@beispiel.example.',
    choiceError: 'Please choose how we shall reply.',
    consentError: 'Please agree, so that we may reply.',
    select: 'Please choose a year',
  },
}

const form = { display: 'grid', gap: '1.5rem', maxInlineSize: '36rem' } as const
const choicesOf = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index + 1), label }))

function Typical() {
  const w = words[useSprache()]
  return (
    <form style={form} action="/_gallery">
      <TextField
        id="vorname"
        name="vorname"
        label={w.vorname}
        isRequired
        autoComplete="given-name"
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label={w.email}
        hint={w.emailHint}
        isRequired
        autoComplete="email"
      />
      <TextField id="telefon" name="telefon" type="tel" label={w.telefon} autoComplete="tel" />
      <TextField
        id="personen"
        name="personen"
        type="number"
        label={w.personen}
        min={1}
        defaultValue={2}
      />
      <TextField id="termin" name="termin" type="date" label={w.termin} isRequired />
      <TextField id="uhrzeit" name="uhrzeit" type="time" label={w.uhrzeit} />
      <SelectField
        id="fuehrung"
        name="fuehrung"
        label={w.fuehrung}
        options={choicesOf(w.fuehrungen)}
      />
      <TextArea id="bemerkung" name="bemerkung" label={w.bemerkung} hint={w.bemerkungHint} />
      <Checkbox id="datenschutz" name="datenschutz" label={w.consent} isRequired />
      <div>
        <Button type="submit">{w.send}</Button>
      </div>
    </form>
  )
}

function Choices() {
  const w = words[useSprache()]
  const [first, second, third] = w.antworten
  return (
    <div style={form}>
      <ChoiceGroup
        id="antwort"
        name="antwort"
        kind="radio"
        label={w.anrede}
        isRequired
        defaultValue={['1']}
        options={[
          { value: '1', label: first ?? '' },
          { value: '2', label: second ?? '' },
          { value: '3', label: third ?? '', hint: w.postHint },
        ]}
      />
      <ChoiceGroup
        id="abfall"
        name="abfall"
        kind="checkbox"
        label={w.abfall}
        options={choicesOf(w.tonnen)}
        defaultValue={['2']}
      />
    </div>
  )
}

function WithErrors() {
  const w = words[useSprache()]
  return (
    <form style={form} action="/_gallery" noValidate>
      <ErrorSummary
        errors={[
          { fieldId: 'f-vorname', message: w.vornameError },
          { fieldId: 'f-email', message: w.emailError },
          { fieldId: 'f-antwort', message: w.choiceError },
          { fieldId: 'f-datenschutz', message: w.consentError },
        ]}
      />
      <TextField
        id="f-vorname"
        name="vorname"
        label={w.vorname}
        error={w.vornameError}
        isRequired
        autoComplete="given-name"
      />
      <TextField
        id="f-email"
        name="email"
        type="email"
        label={w.email}
        hint={w.emailHint}
        error={w.emailError}
        defaultValue="name@"
        isRequired
        autoComplete="email"
      />
      <SelectField
        id="f-jahr"
        name="jahr"
        label={w.termin}
        placeholder={w.select}
        error={w.select}
        options={choicesOf(w.fuehrungen)}
      />
      <ChoiceGroup
        id="f-antwort"
        name="antwort"
        kind="radio"
        label={w.anrede}
        error={w.choiceError}
        options={choicesOf(w.antworten)}
      />
      <Checkbox
        id="f-datenschutz"
        name="datenschutz"
        label={w.consent}
        error={w.consentError}
        isRequired
      />
    </form>
  )
}

function Disabled() {
  const w = words[useSprache()]
  return (
    <div style={form}>
      <TextField
        id="d-email"
        name="email"
        label={w.email}
        defaultValue="gast@kurort.example"
        disabled
      />
      <SelectField id="d-fuehrung" name="fuehrung" label={w.fuehrung} options={[]} disabled />
    </div>
  )
}

function LongWords() {
  const long = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
  return (
    <div style={form}>
      <TextField id="l-text" name="text" label={long} hint={long} error={long} isRequired />
      <SelectField
        id="l-wahl"
        name="wahl"
        label={long}
        options={[{ value: '1', label: long }]}
        defaultValue="1"
      />
      <Checkbox id="l-ja" name="ja" label={long} isRequired />
    </div>
  )
}

/** Named examples of form fields. */
export const examples = {
  typical: Typical,
  choices: Choices,
  errors: WithErrors,
  disabled: Disabled,
  'long-words': LongWords,
}
