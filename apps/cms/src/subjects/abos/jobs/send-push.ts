import pMap from 'p-map'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { cut } from '../push/messages.ts'
import { type DuePush, finish, forgetDevice, postpone, takeDue, topicOf } from '../push/outbox.ts'
import { pushSettings } from '../push/push-settings.ts'
import { type Delivery, type Sender, sendMessage } from '../push/send-message.ts'
import { vapidKeysOf } from '../push/vapid-keys.ts'

/** How much is done at once, and how long: in milliseconds. */
export type PushPace = { timeout: number; longest: number; atOnce: number; batch: number }
const usual: PushPace = { timeout: 8_000, longest: 50_000, atOnce: 16, batch: 64 }

/** Minutes until the next try, by how many there were. */
const pauses = [1, 5, 15, 60] as const

/** Characters of a message that was too large as it was. */
const short = { titel: 60, text: 60 } as const

/** Seconds for which a service that does not answer is left alone. */
const silence = 300

/** Messages in a row that a service does not answer before the others wait. */
const mostUnanswered = 3

/** Services that want to be left alone for so many seconds, and how often each did not answer. */
type Resting = { seconds: Map<string, number>; unanswered: Map<string, number> }

function noteSilence({ seconds, unanswered }: Resting, dienst: string): void {
  const times = (unanswered.get(dienst) ?? 0) + 1
  unanswered.set(dienst, times)
  if (times >= mostUnanswered) seconds.set(dienst, silence)
}

/** The message as the service worker reads it; its language is for whoever writes it. */
const wireOf = ({ inhalt }: DuePush) => JSON.stringify(inhalt)

function shortened(push: DuePush): DuePush {
  const { titel, text } = push.inhalt
  const inhalt = {
    ...push.inhalt,
    titel: cut(titel, short.titel),
    text: cut(text, short.text),
  }
  return { ...push, inhalt }
}

async function deliver(push: DuePush, sender: Sender): Promise<Delivery> {
  const sending = { ...sender, topic: topicOf(push), ttl: push.sekunden }
  const first = await sendMessage(push, wireOf(push), sending)
  return first.kind === 'too-large' ? sendMessage(push, wireOf(shortened(push)), sending) : first
}

/** Keeps what came of it. The log names the service, never the device: its address opens it (T67). */
async function keep(tools: JobTools, push: DuePush, delivery: Delivery, resting: Resting) {
  const dienst = new URL(push.endpunkt).hostname
  if (delivery.kind !== 'away' || !delivery.isSilent) resting.unanswered.delete(dienst)
  if (delivery.kind === 'sent') return finish(tools, push, 'gesendet')
  if (delivery.kind === 'gone') return forgetDevice(tools, push)
  if (delivery.kind === 'busy') {
    resting.seconds.set(dienst, delivery.seconds)
    return postpone(tools, push, { seconds: delivery.seconds, isTry: false })
  }
  if (delivery.kind === 'away') {
    if (delivery.isSilent) noteSilence(resting, dienst)
    const minutes = pauses[Math.min(push.versuche, pauses.length) - 1] ?? pauses[0]
    tools.log.warn({ dienst, grund: delivery.why }, 'a push service takes no messages now')
    return postpone(tools, push, { seconds: minutes * 60, isTry: true })
  }
  const grund = delivery.kind === 'refused' ? delivery.why : 'too large even when shortened'
  tools.log.error({ dienst, grund, nachricht: push.id }, 'a push message was refused')
  return finish(tools, push, 'verworfen')
}

async function sendOne(tools: JobTools, push: DuePush, sender: Sender, resting: Resting) {
  try {
    const seconds = resting.seconds.get(new URL(push.endpunkt).hostname)
    if (seconds === undefined) await keep(tools, push, await deliver(push, sender), resting)
    else await postpone(tools, push, { seconds, isTry: false })
  } catch (error) {
    const err = error instanceof Error ? error.name : 'unknown'
    tools.log.error({ nachricht: push.id, grund: err }, 'a push message cannot be sent')
  }
}

/**
 * Sends what is due to devices: each message once, whatever a push service says or does not say, and
 * none keeps another from its device (F25). What is left when the time is up is for the next run.
 */
export async function sendPush(
  _: object,
  tools: JobTools,
  pace: Partial<PushPace> = {},
): Promise<void> {
  const { atOnce, batch, longest, timeout } = { ...usual, ...pace }
  const sender: Sender = {
    keys: vapidKeysOf(tools.payload.secret),
    contact: `mailto:${tools.from}`,
    settings: pushSettings,
    timeout,
  }
  const resting: Resting = { seconds: new Map(), unanswered: new Map() }
  const end = performance.now() + longest
  while (performance.now() < end) {
    const due = await takeDue(tools, batch)
    if (due.length === 0) return
    await pMap(due, (push) => sendOne(tools, push, sender, resting), { concurrency: atOnce })
  }
}
