import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A gateway that may cache identities until its registration expires. */
@Entity('gateways')
export class GatewayRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  expires_at: Date;
}
