import type { JobTools } from '../../../platform/queue/tools.ts'
import { ApiError } from '../../../wire/errors.ts'
import {
  beginMaking,
  type FoundUnterlagen,
  findKept,
  keepFailure,
  keepMade,
  office,
  openPrinter,
  readForOffice,
  readUnterlagen,
} from '../unterlagen/index.ts'

const printer = openPrinter()

/** What a member may read of a meeting now, or the office; null where it is not there any more. */
async function read(
  { payload }: JobTools,
  { sitzung, rat }: Asked,
): Promise<FoundUnterlagen | null> {
  try {
    if (rat === office) return await readForOffice(payload, sitzung)
    return await readUnterlagen(payload, { rat: { nummer: rat }, intranet: null }, sitzung)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null
    throw error
  }
}

type Asked = { sitzung: number; rat: number }

/**
 * Makes the file with all papers of a meeting for a member, or for the office to look through: of what
 * they may read when it is made, whatever they could read when they asked for it. What is there already is not made again.
 */
export async function makeUnterlagenFile(asked: Asked, tools: JobTools): Promise<void> {
  const { payload } = tools
  const found = await read(tools, asked)
  if (found === null) return
  const { schluessel, unterlagen } = found
  const kept = await findKept(payload, schluessel)
  if (kept?.datei) return
  const made = { ...asked, schluessel }
  if (!(await beginMaking(payload, made))) return keepFailure(payload, made)
  try {
    await keepMade(payload, made, await printer.print(unterlagen))
  } catch (error) {
    await keepFailure(payload, made)
    throw error
  }
}
