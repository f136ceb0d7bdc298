<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>QShortcut</name>
    <message><source>Ctrl</source><translation>Ctrl</translation></message>
    <message><source>Shift</source><translation>Shift</translation></message>
    <message><source>Esc</source><translation>Esc</translation></message>
    <message><source>Tab</source><translation>Tab</translation></message>
    <message><source>Return</source><translation>Enter</translation></message>
    <message><source>Enter</source><translation>Enter</translation></message>
</context>
</TS>
