import { PointsPanel } from '#web/arguments/PointsPanel.tsx'
import { Reading } from '#web/seo/Reading.tsx'
import { moderation as words } from '#web/texts/desk.en.ts'
import { Appeals } from './Appeals.tsx'
import { AuditPanel } from './AuditPanel.tsx'
import { deskQuery } from './desk.ts'
import { Queue } from './Queue.tsx'
import { SanctionedPanel } from './SanctionedPanel.tsx'

/** What waits for a moderator, who may not write, and what was done. */
export const ModerationTab = () => (
  <Reading query={deskQuery()} loading={words.loading}>
    {(desk) => (
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:items-start">
        <div className="space-y-5">
          <Queue items={desk.queue} count={desk.queueCount} />
          <PointsPanel />
        </div>
        <div className="space-y-5">
          <Appeals appeals={desk.appeals} />
          <SanctionedPanel sanctioned={desk.sanctioned} />
          <AuditPanel />
        </div>
      </div>
    )}
  </Reading>
)
