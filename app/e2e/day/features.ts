/** A feature of an administrator's day, and the journeys that walk through it: names of files in `app/e2e`. */
interface Feature {
  name: string
  specs: readonly string[]
}

export const features: readonly Feature[] = [
  { name: 'Set fields of many rows', specs: ['set-many', 'day/a-thousand'] },
  { name: 'Take back what was done to many', specs: ['batches'] },
  { name: 'References and baskets', specs: ['basket'] },
  { name: 'Services, one after another or several at once', specs: ['services', 'save-and-add'] },
  { name: 'Files there and back', specs: ['imports-again', 'files', 'ranges'] },
  { name: 'Paper and labels', specs: ['paper', 'labels'] },
  { name: 'Filters', specs: ['filters'] },
  { name: 'Shared views', specs: ['shared-views'] },
  { name: 'From record to record', specs: ['record-to-record'] },
  { name: 'Why, and what a user can do', specs: ['why'] },
  { name: 'Rights', specs: ['rights'] },
  { name: 'Passwords', specs: ['password'] },
]
