import path from 'node:path'
import { apiEnv, websiteEnv } from '@kurstadt/env'
import { expect, test } from 'vitest'
import { readSettings, root, variablesFor } from './settings.ts'

test('addresses follow the ports', () => {
  const { variables } = readSettings({ WEBSITE_PORT: '4000', CONTENT_API_PORT: '4001' })
  expect(variables.WEBSITE_URL).toBe('http://localhost:4000')
  expect(variables.CONTENT_API_URL).toBe('http://127.0.0.1:4001')
})

test('an address that is given stays', () => {
  const { variables } = readSettings({ WEBSITE_URL: 'https://www.kurort.example' })
  expect(variables.WEBSITE_URL).toBe('https://www.kurort.example')
})

test('media, documents and snapshots lie below DATA_DIR, seen from the checkout', () => {
  const { variables, dataDir } = readSettings({ DATA_DIR: 'elsewhere' })
  expect(dataDir).toBe(path.join(root, 'elsewhere'))
  expect(variables.MEDIA_DIR).toBe(path.join(root, 'elsewhere/media'))
  expect(variables.DOCUMENT_DIR).toBe(path.join(root, 'elsewhere/dokumente'))
  expect(variables.ATTACHMENT_DIR).toBe(path.join(root, 'elsewhere/anlagen'))
  expect(variables.SNAPSHOT_DIR).toBe(path.join(root, 'elsewhere/snapshot'))
})

test('an empty variable counts as absent', () => {
  const { databaseUrl, variables } = readSettings({ DATABASE_URL: '', MEDIA_DIR: '' })
  expect(databaseUrl).toBeUndefined()
  expect('DATABASE_URL' in variables).toBe(false)
})

test('the demo town’s cameras may be asked until those of another town are named', () => {
  expect(readSettings({}).variables).toMatchObject({
    WEBCAM_HOSTS: '127.0.0.1',
    WEBCAM_PRIVATE: 'true',
  })
  const { variables } = readSettings({ WEBCAM_HOSTS: 'kameras.kurort.example' })
  expect(variables.WEBCAM_HOSTS).toBe('kameras.kurort.example')
  expect('WEBCAM_PRIVATE' in variables).toBe(false)
})

test('every wrong variable is named at once', () => {
  const read = () => readSettings({ WEBSITE_PORT: 'door', PAYLOAD_SECRET: 'short' })
  expect(read).toThrow(/WEBSITE_PORT[\s\S]*PAYLOAD_SECRET/)
})

test('the website sees neither the database nor the secret nor the documents', () => {
  const hidden = { DATABASE_URL: 'postgres://x/y', PAYLOAD_SECRET: 'x', DOCUMENT_DIR: '/x' }
  const variables = { ...hidden, WEBSITE_PORT: '1' }
  const seen = variablesFor(websiteEnv, variables)
  expect(seen).toMatchObject({ WEBSITE_PORT: '1', TZ: 'UTC', NODE_ENV: 'production' })
  for (const name of Object.keys(hidden)) expect(seen).not.toHaveProperty(name)
  expect(variablesFor(apiEnv, variables)).toHaveProperty('DATABASE_URL')
})
