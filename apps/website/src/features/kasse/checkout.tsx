import {
  isFree,
  type KasseAntwort,
  type KasseFeld,
  laender,
  shopPfade,
  versandkosten,
} from '@kurstadt/contract/shop'
import type { ReactNode } from 'react'
import { useSprache } from '../../i18n/index.ts'
import {
  type Choice,
  ChoiceGroup,
  ErrorSummary,
  SelectField,
  TextField,
} from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useAmount } from '../warenkorb/index.ts'
import styles from './kasse.module.css'
import { Lines } from './lines.tsx'
import { useProblems } from './problems.ts'
import { useCheckoutTexts } from './texts.ts'

type Of = { kasse: KasseAntwort }

/** What every field is told. */
function useFields({ fehler, felder }: KasseAntwort) {
  const words = useCheckoutTexts()
  const { errorOf, errors, idOf } = useProblems(fehler)
  const fieldOf = (name: KasseFeld) => ({
    id: idOf(name),
    name,
    label: words.labels[name],
    error: errorOf(name),
  })
  return { errors, fieldOf, typedIn: (name: KasseFeld) => felder[name] ?? '' }
}

type Fields = ReturnType<typeof useFields>

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {hint !== undefined && <p className={styles.soft}>{hint}</p>}
      {children}
    </section>
  )
}

const isFreeCart = ({ angebot, warenkorb }: KasseAntwort) =>
  warenkorb !== null && isFree(angebot.lieferungen, warenkorb.waren_cent)

type ChoosingProps = { fields: Fields; name: 'lieferung' | 'zahlung'; options: readonly Choice[] }

/** One of several; the only choice there is, is made. */
function Choosing({ fields, name, options }: ChoosingProps) {
  const typed = fields.typedIn(name)
  const isOnly = typed === '' && options.length === 1
  return (
    <ChoiceGroup
      {...fields.fieldOf(name)}
      kind="radio"
      options={options}
      defaultValue={isOnly ? options.map(({ value }) => value) : [typed]}
      isRequired
    />
  )
}

type Filled = Of & { fields: Fields }

/** How it comes. */
function Deliveries({ kasse, fields }: Filled) {
  const words = useCheckoutTexts()
  const amount = useAmount()
  const hints = {
    versand: words.lieferungHints.versand(
      amount(versandkosten.inland),
      amount(versandkosten.ausland),
    ),
    abholung: words.lieferungHints.abholung(kasse.abholung ?? ''),
    mail: isFreeCart(kasse) ? words.lieferungHints.kostenlos : words.lieferungHints.mail,
  }
  const options = kasse.angebot.lieferungen.map((value) => ({
    value,
    label: words.lieferung[value],
    hint: hints[value],
  }))
  return <Choosing fields={fields} name="lieferung" options={options} />
}

/** How it is paid; nobody is asked where there is nothing to pay. */
function Payments({ kasse, fields }: Filled) {
  const words = useCheckoutTexts()
  const { zahlungen } = kasse.angebot
  if (isFreeCart(kasse)) return <input type="hidden" name="zahlung" value={zahlungen[0]} />
  const options = zahlungen.map((value) => ({
    value,
    label: words.zahlung[value],
    hint: words.zahlungHints[value],
  }))
  return <Choosing fields={fields} name="zahlung" options={options} />
}

function Person({ fields: { fieldOf, typedIn } }: { fields: Fields }) {
  const words = useCheckoutTexts()
  return (
    <Group title={words.groups.person}>
      <div className={styles.pair}>
        <TextField
          {...fieldOf('vorname')}
          defaultValue={typedIn('vorname')}
          autoComplete="given-name"
          maxLength={80}
          isRequired
        />
        <TextField
          {...fieldOf('nachname')}
          defaultValue={typedIn('nachname')}
          autoComplete="family-name"
          maxLength={80}
          isRequired
        />
      </div>
      <TextField
        {...fieldOf('email')}
        type="email"
        hint={words.emailHint}
        defaultValue={typedIn('email')}
        autoComplete="email"
        maxLength={254}
        isRequired
      />
      <TextField
        {...fieldOf('telefon')}
        type="tel"
        hint={words.phoneHint}
        defaultValue={typedIn('telefon')}
        autoComplete="tel"
        maxLength={40}
      />
    </Group>
  )
}

function Address({ fields: { fieldOf, typedIn } }: { fields: Fields }) {
  const words = useCheckoutTexts()
  return (
    <Group title={words.groups.anschrift} hint={words.addressHint}>
      <TextField
        {...fieldOf('strasse')}
        defaultValue={typedIn('strasse')}
        autoComplete="street-address"
        maxLength={120}
      />
      <div className={styles.pair}>
        <TextField
          {...fieldOf('plz')}
          defaultValue={typedIn('plz')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={12}
        />
        <TextField
          {...fieldOf('ort')}
          defaultValue={typedIn('ort')}
          autoComplete="address-level2"
          maxLength={120}
        />
      </div>
      <SelectField
        {...fieldOf('land')}
        options={laender.map((value) => ({ value, label: words.laender[value] }))}
        defaultValue={typedIn('land') || 'DE'}
        autoComplete="country"
        isRequired
      />
    </Group>
  )
}

/** Says that there is no way to pay what is in the cart, and whom to ask. */
function Unpayable() {
  const words = useCheckoutTexts()
  const paths = shopPfade[useSprache()]
  return (
    <div className={styles.form}>
      <p role="status">{words.noPayment}</p>
      <p>
        <Link href={paths.warenkorb}>{words.back}</Link>
      </p>
    </div>
  )
}

/** Address, delivery and payment. It posts to its own page. */
function Form({ kasse }: Of) {
  const words = useCheckoutTexts()
  const paths = shopPfade[useSprache()]
  const fields = useFields(kasse)
  return (
    <form className={styles.form} method="post" action={paths.kasse} noValidate>
      <p className={styles.step}>{words.step(1)}</p>
      <ErrorSummary errors={fields.errors} isFirst />
      <p>{isFreeCart(kasse) ? words.freeIntro : words.intro}</p>
      <Group title={isFreeCart(kasse) ? words.groups.kostenlos : words.groups.lieferung}>
        <Deliveries kasse={kasse} fields={fields} />
        <Payments kasse={kasse} fields={fields} />
      </Group>
      <Person fields={fields} />
      {isFreeCart(kasse) ? (
        <input type="hidden" name="land" value="DE" />
      ) : (
        <Address fields={fields} />
      )}
      <p className={styles.soft}>
        {words.privacy} <Link href={words.privacyHref}>{words.privacyLink}</Link>
      </p>
      <p className={styles.ways}>
        <Button type="submit">{words.next}</Button>
        <Link href={paths.warenkorb}>{words.back}</Link>
      </p>
    </form>
  )
}

/** Address, delivery and payment; beside them what it is for. */
export function Checkout({ kasse }: Of) {
  const words = useCheckoutTexts()
  return (
    <div className={styles.page}>
      {kasse.angebot.zahlungen.length === 0 ? <Unpayable /> : <Form kasse={kasse} />}
      <aside className={styles.aside} aria-labelledby="kasse-waren">
        <h2 id="kasse-waren">{words.ordered}</h2>
        {kasse.warenkorb && <Lines cart={kasse.warenkorb} />}
      </aside>
    </div>
  )
}
