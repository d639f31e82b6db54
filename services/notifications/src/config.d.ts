import { z } from 'zod';
export declare const notificationsConfig: z.ZodObject<{
    NATS_URL: z.ZodString;
    OPS_PORT: z.ZodCoercedNumber<unknown>;
    OPS_HOST: z.ZodDefault<z.ZodString>;
    OTEL_EXPORTER_OTLP_ENDPOINT: z.ZodOptional<z.ZodURL>;
    TRACE_RATIO: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    EVENTS_MAX_MIB: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    DEAD_LETTERS_MAX_MIB: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    LIVE_MAX_MIB: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    STREAM_REPLICAS: z.ZodDefault<z.ZodUnion<readonly [z.ZodLiteral<"auto">, z.ZodCoercedNumber<unknown>]>>;
    LOG_LEVEL: z.ZodDefault<z.ZodEnum<{
        debug: "debug";
        error: "error";
        fatal: "fatal";
        warn: "warn";
        info: "info";
        trace: "trace";
    }>>;
    RPC_WAIT_MS: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    SHUTDOWN_TIMEOUT_MS: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    DATABASE_URL: z.ZodURL;
    DATABASE_POOL: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    DATABASE_POOLER: z.ZodDefault<z.ZodEnum<{
        none: "none";
        transaction: "transaction";
    }>>;
    OUTBOX_SWEEP_MS: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    SMTP_URL: z.ZodOptional<z.ZodURL>;
    SMTP_REQUIRE_TLS: z.ZodDefault<z.ZodPipe<z.ZodEnum<{
        on: "on";
        0: "0";
        off: "off";
        1: "1";
        true: "true";
        false: "false";
    }>, z.ZodTransform<boolean, "0" | "1" | "true" | "off" | "false" | "on">>>;
    MAIL_DIR: z.ZodOptional<z.ZodString>;
    MAIL_FROM: z.ZodDefault<z.ZodString>;
    PUBLIC_URL: z.ZodPipe<z.ZodDefault<z.ZodURL>, z.ZodTransform<string, string>>;
    MAIL_TIMEOUT_MS: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    MAIL_ATTEMPTS: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    MAIL_RETRY_MS: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    MESSAGE_MAIL_MS: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    MAIL_CONCURRENCY: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    MAIL_SWEEP_MS: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
}, z.core.$strip>;
export type NotificationsConfig = z.output<typeof notificationsConfig>;
