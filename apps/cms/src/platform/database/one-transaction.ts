import { createLocalReq, type Payload, type PayloadRequest, type RequestContext } from 'payload'

/** Does work as one: all of it is kept, or none when it throws. */
export async function oneTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
  context: RequestContext = {},
): Promise<Result> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database gives no transaction.')
  const req = await createLocalReq({ req: { transactionID }, context }, payload)
  try {
    const result = await work(req)
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
