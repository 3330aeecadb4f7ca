import Image from 'next/image'
import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import styles from './inbox.module.css'
import { TakeOver } from './take-over.tsx'

const saved = z.object({ id: z.string().catch('') })

/** What came with a request, for those who see the request alone. */
export async function Attachments({ data, payload, user }: UIFieldServerProps) {
  const { id } = saved.parse(data)
  if (id === '') return null
  const { docs } = await payload.find({
    collection: 'anlagen',
    where: { anfrage: { equals: id } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  if (docs.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>{docs.length === 1 ? 'Ein Bild dazu' : `${docs.length} Bilder dazu`}</h3>
      <ul className={styles.attachments}>
        {docs.map(
          ({
            id: anlage,
            filename,
            titel,
            bildtext,
            bildcopyright,
            width,
            height,
            uebernommen_am,
          }) => (
            <li key={anlage}>
              <a href={`/api/anlagen/file/${filename}`} target="_blank" rel="noreferrer">
                <Image
                  src={`/api/anlagen/file/${filename}`}
                  alt={bildtext ?? ''}
                  width={width ?? 0}
                  height={height ?? 0}
                  unoptimized
                />
                <span>{titel} (öffnet sich in einem neuen Fenster)</span>
              </a>
              {bildtext && <p>{bildtext}</p>}
              {bildcopyright && <p className={styles.soft}>{bildcopyright}</p>}
              {uebernommen_am && <p className={styles.soft}>Liegt auch in der Mediathek.</p>}
              {bildcopyright && !uebernommen_am && <TakeOver request={id} attachment={anlage} />}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
