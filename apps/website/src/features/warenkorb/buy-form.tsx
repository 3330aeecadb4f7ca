import type { ShopArtikel } from '@kurstadt/contract'
import { groessenOf, longestAnmerkung, mostOf } from '@kurstadt/contract/shop'
import { useSprache } from '../../i18n/index.ts'
import { ErrorSummary, SelectField, TextArea, TextField } from '../../ui/field/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './buy-form.module.css'
import { useCartReply } from './cart-reply.ts'
import { useCartTexts } from './texts.ts'

type Article = Pick<ShopArtikel, 'id' | 'groessen' | 'menge_limit' | 'menge_aktuell' | 'hoechstens'>

/** Fields of the form, by the problem that is said at them. */
const fields = {
  groesse: 'artikel-groesse',
  menge: 'artikel-menge',
  anmerkungen: 'artikel-anmerkungen',
}

/** What is wrong with the form, in words, by its field. */
function useProblems({ id }: Article) {
  const words = useCartTexts()
  const { probleme } = useCartReply()
  return probleme
    .filter(({ bei }) => bei === String(id))
    .map(({ art, hoechstens }) => {
      const field = art === 'groesse' || art === 'anmerkungen' ? art : 'menge'
      return { field, fieldId: fields[field], message: words.problems[art](hoechstens) } as const
    })
}

/** A free text, folded away: few have a wish beside the article itself. */
function Remarks({ error }: { error: string | null }) {
  const { buy } = useCartTexts()
  const { values } = useCartReply()
  return (
    <details className={styles.remarks} open={Boolean(values.anmerkungen) || error !== null}>
      <summary>
        {buy.addRemarks}
        <Icon name="chevron" />
      </summary>
      <TextArea
        id={fields.anmerkungen}
        name="anmerkungen"
        label={buy.remarks}
        hint={buy.remarksHint}
        rows={2}
        maxLength={longestAnmerkung}
        defaultValue={values.anmerkungen ?? ''}
        error={error}
      />
    </details>
  )
}

/**
 * Puts an article into the cart: with its size where there are sizes, from 1 to the stock (spec 3, 5).
 * It posts to its own page, which leads on to the cart.
 */
export function BuyForm({ article }: { article: Article }) {
  const { buy, summary } = useCartTexts()
  const sprache = useSprache()
  const path = useCurrentPath()
  const { values } = useCartReply()
  const problems = useProblems(article)
  const most = mostOf(article)
  const sizes = groessenOf(article)
  if (most === 0) return <p className={styles.soft}>{buy.soldOut}</p>
  const errorAt = (field: keyof typeof fields) =>
    problems.find((problem) => problem.field === field)?.message ?? null
  return (
    <form className={styles.buy} method="post" action={path} noValidate aria-label={buy.legend}>
      {problems.length > 0 && <ErrorSummary title={summary} errors={problems} isFirst />}
      <input type="hidden" name="tun" value="hineinlegen" />
      <input type="hidden" name="sprache" value={sprache} />
      <input type="hidden" name="artikel" value={article.id} />
      {sizes.length > 0 && (
        <SelectField
          id={fields.groesse}
          name="groesse"
          label={buy.size}
          options={sizes.map((size) => ({ value: size, label: size }))}
          defaultValue={values.groesse ?? ''}
          error={errorAt('groesse')}
          isRequired
        />
      )}
      <TextField
        id={fields.menge}
        name="menge"
        type="number"
        label={buy.quantity}
        hint={most < 999 ? buy.atMost(most) : undefined}
        inputMode="numeric"
        min={1}
        max={most}
        defaultValue={values.menge ?? '1'}
        error={errorAt('menge')}
        isRequired
      />
      <Remarks error={errorAt('anmerkungen')} />
      <p>
        <Button type="submit">{buy.send}</Button>
      </p>
    </form>
  )
}
