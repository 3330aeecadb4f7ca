import { expect, test } from 'vitest'
import { postToWebhook } from './webhook.ts'

test('L4: a webhook in a private network, or without TLS, has to be allowed', async () => {
  const refused = (url: string) => postToWebhook({ url, isPrivateAllowed: false }, {})
  for (const host of [
    '127.0.0.1',
    '10.0.0.7',
    '169.254.169.254',
    '[::1]',
    '[::ffff:10.0.0.7]',
    'localhost',
  ])
    await expect(refused(`https://${host}/`)).rejects.toThrow('private')
  await expect(refused('http://alarm.example/')).rejects.toThrow('https')
})
