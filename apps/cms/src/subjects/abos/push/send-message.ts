import type { IncomingMessage } from 'node:http'
import webpush from 'web-push'
import { OutgoingError, pinnedRequest } from '../../../platform/outgoing/index.ts'
import { mayPush, type PushSettings } from './push-hosts.ts'
import { isPoint, type VapidKeys } from './vapid-keys.ts'

/** A device as its browser has given it. */
export type Device = { endpunkt: string; p256dh: string; auth: string }

/** What a push service made of a message. */
export type Delivery =
  | { kind: 'sent' }
  /** There is no such device any more, or its keys are none. */
  | { kind: 'gone' }
  | { kind: 'too-large' }
  /** It wants to be left alone for so many seconds. */
  | { kind: 'busy'; seconds: number }
  /** It will not take this message, now or later. */
  | { kind: 'refused'; why: string }
  /** It may take it later: `isSilent` when nobody answered at all. */
  | { kind: 'away'; why: string; isSilent: boolean }

/** What a sender needs to be known and to be careful. */
export type Sender = {
  keys: VapidKeys
  /** Whom a push service may write to. */
  contact: string
  settings: PushSettings
  /** Longest wait for an answer in milliseconds. */
  timeout: number
}

/** Seconds to wait where a service does not say how long, and the most that it may ask for. */
const rest = { usual: 60, longest: 86_400 } as const

/** `Retry-After` in seconds: a number of them, or an instant. */
export function secondsOf(header: string | undefined, now = Date.now()): number {
  if (header === undefined) return rest.usual
  const asked = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1_000
  if (!Number.isFinite(asked)) return rest.usual
  return Math.min(Math.max(Math.ceil(asked), 1), rest.longest)
}

/** What an answer means; where a redirect leads nobody has looked. */
function deliveryOf({ headers, statusCode = 0 }: IncomingMessage): Delivery {
  if (statusCode >= 200 && statusCode <= 299) return { kind: 'sent' }
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' }
  if (statusCode === 413) return { kind: 'too-large' }
  if (statusCode === 429) return { kind: 'busy', seconds: secondsOf(headers['retry-after']) }
  const why = `it answered ${statusCode}`
  return statusCode >= 500 ? { kind: 'away', why, isSilent: false } : { kind: 'refused', why }
}

type Written = { method: string; headers: Record<string, string>; body: Buffer | null }

/** The encrypted message with its headers. */
function encrypt({ auth, endpunkt, p256dh }: Device, message: string, sending: Sending): Written {
  const { contact, keys, topic, ttl } = sending
  const written = webpush.generateRequestDetails(
    { endpoint: endpunkt, keys: { p256dh, auth } },
    message,
    { vapidDetails: { subject: contact, ...keys }, TTL: ttl, topic },
  )
  const headers = Object.entries(written.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return {
    method: written.method,
    headers: Object.fromEntries<string>(headers),
    body: written.body,
  }
}

/** A message to be sent: how long it is of use in seconds, and which older one it replaces. */
type Sending = Sender & { topic: string; ttl: number }

async function post(url: string, written: Written, sending: Sending): Promise<Delivery> {
  const { isPrivateAllowed } = sending.settings
  const { options, hostHeader, request } = await pinnedRequest({ url, isPrivateAllowed })
  const signal = AbortSignal.timeout(sending.timeout)
  const headers = { ...written.headers, Host: hostHeader }
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, method: written.method, headers, signal }, (response) => {
      // What it says is not read: its words may name the device.
      response.on('error', () => undefined)
      response.destroy()
      resolve(deliveryOf(response))
    })
    sent.on('error', reject)
    sent.end(written.body)
  })
}

/**
 * Sends a message to a device: to a known push service alone, at the address that was looked up,
 * without following anybody, and within a time (T70, F25). Throws only for what is wrong on our side.
 */
export async function sendMessage(
  device: Device,
  message: string,
  sending: Sending,
): Promise<Delivery> {
  const { endpunkt } = device
  if (!mayPush(endpunkt, sending.settings))
    return { kind: 'refused', why: 'no such service is asked' }
  if (!isPoint(device.p256dh)) return { kind: 'gone' }
  const written = encrypt(device, message, sending)
  try {
    return await post(endpunkt, written, sending)
  } catch (error) {
    if (error instanceof OutgoingError) return { kind: 'refused', why: error.fault }
    const why = error instanceof Error ? error.name : 'unknown'
    return { kind: 'away', why, isSilent: true }
  }
}
