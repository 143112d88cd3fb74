import { Card } from '#web/ui/Card.tsx'

/** Where a list is empty. */
export const NothingYet = ({ title, detail }: { title: string; detail?: string }) => (
  <Card className="py-10 text-center">
    <p className="font-medium">{title}</p>
    {detail && <p className="text-soft">{detail}</p>}
  </Card>
)
