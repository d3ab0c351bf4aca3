import express, { Router } from 'express'
import { z } from 'zod'
import { recordsPage } from './recordsPage.ts'
import { zone } from './zone.ts'

/** A simulated registrar, where users or programs add DNS records for a domain. */
export const router: Router = Router()

const record = z.object({ name: z.string().trim().min(1).max(253), value: z.string().trim().min(1).max(255) })

router.use(express.urlencoded({ extended: false }), express.json())

router.get('/', (_request, response) => void response.type('html').send(recordsPage(zone.all())))

router.get('/records', (_request, response) => void response.json(Object.fromEntries(zone.all())))

router.post('/records', (request, response) => {
  const wanted = record.safeParse(request.body)
  if (!wanted.success) return void response.status(400).json({ message: 'A record has a name and a value.' })
  zone.add(wanted.data.name, wanted.data.value)
  response.redirect(303, '/dns')
})

router.post('/records/remove', (request, response) => {
  zone.remove(String(request.body?.name))
  response.redirect(303, '/dns')
})
