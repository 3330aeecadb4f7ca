import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does the work of a call as one: all of it is kept, or none when it throws. */
export async function asOne<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
