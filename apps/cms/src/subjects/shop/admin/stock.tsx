import type { UIFieldServerProps } from 'payload'
import { bewegungsgruende, readBestand, readBewegungen } from '../lager/index.ts'
import { zeitpunkt } from '../worte/index.ts'
import { StockDialog } from './stock-dialog.tsx'

const signed = (menge: number) => (menge > 0 ? `+${menge}` : String(menge))

/** How many of an article are left, what moved them, and the way to change that. */
export async function Stock({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const artikel = String(id)
  const [rest, bewegungen] = await Promise.all([
    readBestand(req, artikel),
    readBewegungen(req, artikel),
  ])
  return (
    <section className="field-type" style={{ marginBottom: '1.5rem' }}>
      <h3 className="field-label">Bestand</h3>
      <p style={{ marginBlock: '0.25rem 0.75rem' }}>
        {rest === null
          ? 'Wird nachbestellt; es ist immer genug da.'
          : `Jetzt sind noch ${rest} da.`}
      </p>
      <StockDialog />
      {bewegungen.length > 0 && (
        <details style={{ marginTop: '1rem' }}>
          <summary>Was den Bestand verändert hat</summary>
          <ol style={{ paddingInlineStart: '1.25rem' }}>
            {bewegungen.map(
              ({ am, bemerkung, bestellung, grund, id: line, menge, nummer, wer }) => (
                <li key={line}>
                  <strong>{signed(menge)}</strong> {bewegungsgruende[grund]}
                  {bestellung !== null && nummer !== null && (
                    <>
                      {' '}
                      <a href={`/admin/collections/bestellungen/${bestellung}`}>B-{nummer}</a>
                    </>
                  )}
                  {bemerkung !== null && `: ${bemerkung}`}
                  <br />
                  <small>
                    {zeitpunkt(am, 'de')}, {wer}
                  </small>
                </li>
              ),
            )}
          </ol>
        </details>
      )}
    </section>
  )
}
