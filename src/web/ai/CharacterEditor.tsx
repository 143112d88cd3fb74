import { Link, useNavigate } from 'react-router'
import type { CharacterRecord, PersonaDraft } from '#shared/ai.ts'
import { Reading } from '#web/seo/Reading.tsx'
import { ai } from '#web/texts/ai.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { PersonaForm } from './PersonaForm.tsx'
import { recordQuery, useAddCharacter, useWritePersona } from './queries.ts'
import { Versions } from './Versions.tsx'

const overview = '/admin?tab=ai'

/** One character: what it is, and what it was. `new` is one that is not there yet. */
export const CharacterEditor = ({ id }: { id: string }) => (
  <div className="space-y-4">
    <Link to={overview} className="text-accent inline-flex min-h-11 items-center hover:underline">
      ← {ai.cast.back}
    </Link>
    {id === 'new' ? (
      <Newcomer />
    ) : (
      <Reading key={id} query={recordQuery(id)} loading={ai.cast.loading}>
        {(record) => <Known record={record} />}
      </Reading>
    )}
  </div>
)

const unwritten: PersonaDraft = {
  name: '',
  givenName: '',
  personality: '',
  specialties: [],
  values: [],
  habits: [],
  bannedOpeners: [],
  expertise: {},
  lean: 0,
  talkativeness: 0.5,
  actWeights: {},
  icon: 'brain',
  color: 'ai-purple',
}

const Newcomer = () => {
  const adding = useAddCharacter()
  const navigate = useNavigate()
  return (
    <Panel id="persona" heading={ai.persona.newHeading}>
      <PersonaForm
        persona={unwritten}
        isNew
        isPending={adding.isPending}
        onSave={(persona, handle) =>
          adding.mutate({ handle, persona }, { onSuccess: () => void navigate(overview) })
        }
      />
    </Panel>
  )
}

const Known = ({ record }: { record: CharacterRecord }) => {
  const writing = useWritePersona(record.id)
  const present = record.versions.find(({ version }) => version === record.version)
  if (!present) return null
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:items-start">
      <Panel id="persona" heading={`${present.persona.name} · @${record.handle}`}>
        <p className="text-soft mb-4 text-sm">
          {record.hasTexts ? ai.persona.textsStay : ai.persona.noTexts}
        </p>
        <PersonaForm
          key={record.version}
          persona={present.persona}
          isPending={writing.isPending}
          onSave={(persona) => writing.mutate({ basedOn: record.version, persona })}
        />
      </Panel>
      <Versions record={record} />
    </div>
  )
}
