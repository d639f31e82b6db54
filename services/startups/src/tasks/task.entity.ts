import type { HorizonDays, Task, TaskPriority, TaskStatus } from '@proofround/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { StartupRow } from '../records/startup.entity.js';

@Entity('tasks')
@Check('tasks_status', `"status" IN ('pending', 'in-progress', 'completed')`)
export class TaskRow {
  @PrimaryColumn('uuid')
  id: string;

  @Index('tasks_startup')
  @Column('uuid')
  startup_id: string;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'tasks_startup_fk' })
  startup?: Relation<StartupRow>;

  @Column('text')
  task_title: string;

  @Column('text')
  task_description: string;

  /** The rubric's name of the step when a model worded the title; null when the title is that name. */
  @Column('text', { nullable: true })
  step: string | null;

  @Column('text')
  priority: TaskPriority;

  /** Changes only through `taskStates`. */
  @Column('text')
  status: TaskStatus;

  @Column('int')
  horizon_days: HorizonDays;

  @Column('text')
  factor: string;

  @Column('double precision')
  points: number;

  @Column('timestamptz')
  created_at: Date;
}

export function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    startup_id: row.startup_id,
    task_title: row.task_title,
    task_description: row.task_description,
    priority: row.priority,
    status: row.status,
    horizon_days: row.horizon_days,
    factor: row.factor,
    points: row.points,
    created_at: row.created_at.toISOString(),
  };
}
