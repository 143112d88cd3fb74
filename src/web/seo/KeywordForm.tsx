import { useState, type FormEvent } from 'react'
import { defaultCategory, keywordCategories } from '#shared/seo.ts'
import { admin } from '#texts/admin.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field, inputLook } from '#web/ui/Field.tsx'
import { useAddKeyword } from './queries.ts'

const words = admin.keywords

/** A blank keyword is ignored; after one was added the next can be typed. */
export const KeywordForm = () => {
  const [keyword, setKeyword] = useState('')
  const [category, setCategory] = useState<string>(defaultCategory)
  const adding = useAddKeyword()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!keyword.trim()) return
    adding.mutate({ keyword, category }, { onSuccess: () => setKeyword('') })
  }
  return (
    <form
      onSubmit={submit}
      className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:items-end"
    >
      <Field
        label={words.keyword}
        maxLength={100}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <CategoryField value={category} onChange={setCategory} />
      <Button type="submit" disabled={adding.isPending}>
        {adding.isPending ? words.pending : words.submit}
      </Button>
    </form>
  )
}

const CategoryField = ({
  value,
  onChange,
}: {
  value: string
  onChange: (category: string) => void
}) => (
  <label className="block">
    <span className="mb-1.5 block text-sm font-medium">{words.category}</span>
    <select className={inputLook} value={value} onChange={(event) => onChange(event.target.value)}>
      {[defaultCategory, ...keywordCategories].map((category) => (
        <option key={category}>{category}</option>
      ))}
    </select>
  </label>
)
