import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Refuses to delete a kind of waste that is still collected: its dates would say nothing. */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'abfuhrtermine',
    where: { abfallart: { equals: id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  throw new APIError(
    `Zu dieser Abfallart gibt es noch ${totalDocs} Abfuhrtermine. Bitte löschen Sie zuerst die Termine.`,
    409,
    null,
    true,
  )
}
