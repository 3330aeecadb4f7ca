import { pushangebot } from '../entities/pushangebot.ts'
import { defineCall, single } from './define-call.ts'

/** Calls about push messages. */
export const pushCalls = {
  pushangebot: defineCall({
    params: single,
    answer: pushangebot,
    spec: '2.6',
    summary: 'What push messages a device may ask for',
  }),
}
