import { directoryPath } from '../src/content/index.ts'
import { createSemaphore, createShares } from '../src/lib/index.ts'
import { ownRequest } from './own-request.ts'
import type { PageReplies } from './page-replies.ts'
import { queueSeconds, ShareUsedUpError } from './read-shares.ts'
import { type Route, reading } from './route-table.ts'
import type { SenderOf } from './sender.ts'

/** Those who wait for the directory hold no place of those for whom a page is rendered. */
const room = { concurrent: 64, waiting: 200 }
/** A town hall is one sender, and begins at eight. */
const roomOfSender = { concurrent: 32, waiting: 100 }

type DirectoryOptions = { replies: PageReplies; senderOf: SenderOf; baseUrl: string }

/** The way to the town hall's directory and back: another house answers, in its own time. */
export function directoryRoute({ replies, senderOf, baseUrl }: DirectoryOptions): Route {
  const everybody = createSemaphore(room)
  const shares = createShares(roomOfSender)
  return {
    name: 'login at the directory',
    methods: reading,
    pattern: directoryPath,
    answer: ({ request, head, target }) => {
      const sender = senderOf(request.socket.remoteAddress, head.forwardedFor)
      const own = ownRequest({ request, head, target, baseUrl, sender }, null)
      const run = <Result>(work: () => Promise<Result>) => {
        const isFull = shares.load(sender) >= roomOfSender.concurrent + roomOfSender.waiting
        if (isFull) return Promise.reject(new ShareUsedUpError(queueSeconds))
        return shares.run(sender, () => everybody.run(work))
      }
      return replies.form(own, target, head, { kind: 'page', room: { run } })
    },
  }
}
